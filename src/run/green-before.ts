import { taskWord } from '../model/task-name.ts'

/** What a person is told about a verify that proves little. */
export const greenBefore = (task: { id: string; name?: string | undefined }): string =>
  `${taskWord(task)}: its verify passes before any work was done, so it proves little; better a command that fails until the work is done`
