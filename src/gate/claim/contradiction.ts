import type { Prose } from './claim.ts'

/**
 * The five phrases of seed 000, then the longer list of its origin. From that list, phrases about manual work count
 * only at the beginning of a clause: inside one ("shows a manual verification needed badge") they describe the product.
 */
const PHRASES = [
  /\brequires manual\b/,
  /\b(?:cannot|can not|can't) be automated\b/,
  /\b(?:could not|couldn't) complete\b/,
  /\bneeds human\b/,
  /\bmanual intervention\b/,
  /(?<=^|[.;:!?,()|\u2013\u2014]\s*|\b(?:and|but|so|then|some|further|still|there is|means)\s)manual (?:testing (?:is )?(?:still )?required|verification (?:is )?(?:still )?needed)\b/,
  /\bneeds user interaction\b/,
  /\bunable to complete\b/,
  /\bskipping verification\b/,
] as const

/** Words that negate the phrase. Two of them cancel out: "not possible without manual intervention". */
const NEGATION =
  /\b(?:no|not(?! (?:only|just))|never|nothing|nobody|none|neither|nor|cannot|without|avoid(?:s|ed|ing)?|eliminat(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|replac(?:e|es|ed|ing)|prevent(?:s|ed|ing)?|instead of|rather than)\b|n't\b/g

/** A negation does not reach over these into the next clause. */
const CLAUSE =
  /[.;:!?,()|\u2013\u2014]|\s-\s|\b(?:and|but|so|because|since|as|which|while|although|though|however|yet|then)\b/g

const QUOTED =
  /(`+)[^`]+\1|"[^"]*"|\u201e[^\u201c\u201d]*[\u201c\u201d]|\u300c[^\u300d]*\u300d|\u300e[^\u300f]*\u300f|\u201c[^\u201d]*\u201d|\u2018[^\u2019]*\u2019|\u00ab[^\u00bb]*\u00bb|(?<!\w)'[^']*'(?!\w)/g

export interface Admission {
  phrase: string
  line: number
}

/** Where the executor itself says that the work is not done: not negated, not quoted, not the task's own title. */
export function findAdmissions(prose: readonly Prose[], title: string): Admission[] {
  const found = new Map(
    findPhrases(PHRASES, prose, title).map(({ phrase, line }) => [`${line} ${phrase}`, { phrase, line }]),
  )
  return [...found.values()]
}

/** A phrase, and what its paragraph says before and after it. */
export interface SaidPhrase extends Admission {
  before: string
  after: string
}

/** Where one of the phrases is really said: not negated, not quoted, not in the task's own title. */
export function findPhrases(
  phrases: readonly RegExp[],
  prose: readonly Prose[],
  title: string,
): SaidPhrase[] {
  return prose.flatMap(({ line, text }) => {
    const said = withoutTitle(plain(text), plain(title)).replace(QUOTED, '\u25a1')
    return phrases.flatMap((phrase) =>
      [...said.matchAll(new RegExp(phrase, 'g'))].flatMap(({ 0: words, index }) => {
        const before = said.slice(0, index)
        return negated(before)
          ? []
          : [{ phrase: words.trim(), line, before, after: said.slice(index + words.length) }]
      }),
    )
  })
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019](?=\w)/g, "'")
    .replace(/\s+/g, ' ')

const withoutTitle = (text: string, title: string) => (title.trim() ? text.replaceAll(title, '\u25a1') : text)

function negated(before: string): boolean {
  const clause = before.split(CLAUSE).at(-1) ?? ''
  return (clause.match(NEGATION)?.length ?? 0) % 2 === 1
}
