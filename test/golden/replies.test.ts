import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pluginRoot } from '../support/hook-place.ts'
import { storyOfJournal, wordReplies } from './normalise.ts'
import { goldenOf, NEWEST, playStory, REPLAYED } from './stories.ts'

const fixtures = join(import.meta.dirname, '../fixtures')

test.each(REPLAYED)(
  'in the story "$name" the hooks answer word for word, and write event for event, as before',
  async (story) => {
    const { words, journal } = await playStory(story, pluginRoot, (room) => ({
      words: wordReplies(room.replies(), [
        [room.repo, '<repo>'],
        [room.home, '<home>'],
        [room.root, '<room>'],
      ]),
      journal: goldenOf(room, story).journal,
    }))
    await expect(words).toMatchFileSnapshot(join(fixtures, 'replies', `${story.name}.md`))
    const before = readFileSync(join(fixtures, 'golden', NEWEST, story.name, 'journal.jsonl'), 'utf8')
    expect(storyOfJournal(journal)).toEqual(storyOfJournal(before))
  },
)
