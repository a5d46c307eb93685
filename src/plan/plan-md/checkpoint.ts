import type { Checkpoint } from '../../model/plan.ts'
import type { Element } from './tags.ts'
import { plainLines, plainText } from './text.ts'

/** What a person is asked. */
export function checkpointOf(type: string, elements: readonly Element[]): Checkpoint {
  const value = (name: string) => plainText(elements.find((each) => each.name === name)?.text ?? '')
  const join = (...parts: string[]) => parts.filter((part) => part !== '').join('\n\n')
  const fallback = value('name') || value('action')
  const kind = type.replace(/^checkpoint:?/, '')
  if (kind === 'decision') {
    const options = optionsOf(elements.find((each) => each.name === 'options')?.text ?? '')
    return { type: 'decision', question: join(value('decision'), value('context')) || fallback, options }
  }
  if (kind === 'human-action')
    return {
      type: 'human-action',
      question:
        join(value('action') || value('what-built'), value('instructions'), value('verification')) ||
        fallback,
      options: ['done'],
    }
  return {
    type: 'human-verify',
    question: join(value('what-built'), value('how-to-verify') || value('verify')) || fallback,
    options: ['approved', 'rejected'],
  }
}

/** `<option id="a"><name>…</name>` elements, or one line each. */
function optionsOf(text: string): string[] {
  const elements = [...text.matchAll(/<option\b([^>]*)>([\s\S]*?)<\/option>/g)]
  if (elements.length === 0) return plainLines(text)
  return elements.map((match) => {
    const id = /\bid\s*=\s*["']([^"']+)["']/.exec(match[1] ?? '')?.[1]
    const name = plainText(
      /<name>([\s\S]*?)<\/name>/.exec(match[2] ?? '')?.[1] ?? (match[2] ?? '').replace(/<[^>]+>/g, ' '),
    )
    return id && name ? `${id}: ${name}` : (id ?? name)
  })
}
