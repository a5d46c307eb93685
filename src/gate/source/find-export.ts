import { blankOut, endingOf, lexisOf } from './blank.ts'

type Looks = (name: string) => RegExp

const script: Looks = (name) =>
  new RegExp(
    [
      `\\bexport\\s+(?:default\\s+)?(?:declare\\s+)?(?:abstract\\s+)?(?:async\\s+)?(?:const\\s+enum|function\\s*\\*?|class|const|let|var|interface|type|enum|namespace)\\s+${name}\\b`,
      `\\bexport\\s*(?:type\\s*)?\\{(?:[^}]*[\\s,])?${name}\\s*(?:,[^}]*)?\\}`,
      `\\bexport\\s*(?:type\\s*)?\\{[^}]*\\bas\\s+${name}\\b`,
      `\\bexport\\s*\\*\\s*as\\s+${name}\\b`,
      `\\bexport\\s+default\\s+${name}\\b`,
      `\\bexport\\s+(?:const|let|var)\\s*\\{[^}]*\\b${name}\\b`,
      `\\bexports\\.${name}\\s*=`,
      `\\bmodule\\.exports\\s*=\\s*(?:\\w+\\s*\\(\\s*)?${name}\\b`,
      `\\bmodule\\.exports\\s*=\\s*\\{[^}]*\\b${name}\\b`,
    ].join('|'),
  )

const LOOKS: Readonly<Record<string, Looks>> = {
  py: (name) => new RegExp(`^(?:async\\s+)?(?:def|class)\\s+${name}\\b|^${name}\\s*(?::[^=\\n]+)?=`, 'm'),
  go: (name) =>
    new RegExp(
      `^func\\s+(?:\\([^)]*\\)\\s*)?${name}\\b|^\\s*(?:type|var|const)\\s+(?:\\(\\s*)?${name}\\b`,
      'm',
    ),
  rs: (name) =>
    new RegExp(
      `\\bpub(?:\\([^)]*\\))?\\s+(?:async\\s+|unsafe\\s+|const\\s+)*(?:fn|struct|enum|trait|type|const|static|mod|union)\\s+${name}\\b|\\bpub\\s+use\\b[^;]*\\b${name}\\b`,
    ),
  rb: (name) =>
    new RegExp(`^\\s*(?:class|module|def)\\s+(?:self\\.)?(?:\\w+::)*${name}\\b|^\\s*${name}\\s*=`, 'm'),
  php: (name) => new RegExp(`\\b(?:class|interface|trait|enum|function|const)\\s+${name}\\b`),
  sql: (name) =>
    new RegExp(
      `\\b(?:create|alter)\\s+(?:or\\s+replace\\s+)?(?:\\w+\\s+)?(?:table|view|function|procedure|type|index)\\s+(?:if\\s+not\\s+exists\\s+)?["'\`]?(?:\\w+\\.)?${name}\\b`,
      'i',
    ),
}

const classic: Looks = (name) =>
  new RegExp(
    `\\b(?:class|interface|record|enum|struct|object|protocol|trait|func|fun|typealias|actor|data\\s+class)\\s+${name}\\b|\\b(?:public|open|internal)\\b[^;{}=\\n]*\\b${name}\\s*[(={;]`,
  )

/** Whether a source file makes a name available to others. Comments and strings do not count. */
export function exportsName(path: string, text: string, name: string): boolean {
  const lexis = lexisOf(path)
  const escaped = name.replace(/\$/g, '\\$')
  const ending = endingOf(path)
  const looks = /^[cm]?[jt]sx?$|^vue$|^svelte$/.test(ending) ? script : (LOOKS[ending] ?? classic)
  return looks(escaped).test(lexis ? blankOut(text, lexis) : text)
}
