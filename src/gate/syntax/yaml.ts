import { parseAllDocuments } from 'yaml'
import { SOUND, type SyntaxAnswer } from './check-syntax.ts'

/** Placeholders of template languages; `${{ … }}` of workflows is plain YAML. */
const TEMPLATE = /(?<!\$)\{\{|\{%/

/** All documents of the file. Unknown tags and repeated keys are left to the tools that read it. */
export function checkYaml(text: string): SyntaxAnswer {
  const documents = parseAllDocuments(text, { uniqueKeys: false, logLevel: 'silent' })
  for (const document of Array.isArray(documents) ? documents : []) {
    const [error] = document.errors
    if (!error) continue
    if (TEMPLATE.test(text)) return { kind: 'unknown', why: 'it is a template' }
    const line = error.linePos?.[0].line
    return { kind: 'broken', ...(line ? { line } : {}), message: error.message.split('\n')[0] ?? 'not YAML' }
  }
  return SOUND
}
