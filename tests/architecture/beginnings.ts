/** One breach of the rule: where a sentence or a type begins, and its text. */
export interface Beginning {
  readonly line: number;
  readonly text: string;
}

interface Passage extends Beginning {
  /** Comments are sentences from their first word; a string may be a label, which is none. */
  readonly isProse: boolean;
}

/** Irregular participles that are nothing else at the head of a sentence ("Read", "Put" and "Set" are commands too). */
const irregular =
  /^(Begun|Bound|Broken|Brought|Built|Chosen|Drawn|Driven|Fallen|Forgotten|Found|Given|Gone|Grown|Held|Hidden|Kept|Known|Laid|Left|Lost|Made|Meant|Met|Paid|Said|Seen|Sent|Shown|Sold|Spent|Spoken|Stood|Stuck|Sworn|Taken|Taught|Thought|Told|Thrown|Understood|Woken|Worn|Written)$/;

/** Words that end like a participle and are none, or name a thing of the field. */
const noParticiple =
  /^(Anything|Beds?|Bookings?|Building|During|Embed|Everything|Exceed|Feed|Findings?|Heading|Hundred|Indeed|Listing|Morning|Evening|Need|Nothing|Proceed|Rating|Red|Seed|Settings?|Something|Speed|Spelling|Spring|String|Timing|Warning|Wording)$/;

/** Adjectives stand before their noun; a preposition behind one makes it a participle again. */
const adjective =
  /^(Accepted|Bounced|Broken|Closed|Expired|Failed|Featured|Incoming|Kept|Named|Pending|Prerendered|Removed|Saved|Unused) (?!(as|at|before|by|for|from|here|if|in|instead|into|of|on|once|only|so|than|that|to|under|until|when|where|while|with|without)\b)[a-z]/;

function participleHead(sentence: string): boolean {
  const first = /^[A-Z][a-z]+(?=[\s,.:;]|$)/.exec(sentence)?.[0] ?? '';
  if (noParticiple.test(first) || adjective.test(sentence)) return false;
  return irregular.test(first) || /(ed|ing)$/.test(first);
}

/** A question may begin with "What". */
export function badBeginning(sentence: string): boolean {
  if (/^(What|what)\b/.test(sentence)) return !/\?/.test(sentence);
  return /^(The|the) same\b/.test(sentence) || participleHead(sentence);
}

function sentencesOf({ line, text, isProse }: Passage): Beginning[] {
  const sentences = text.split(/(?<=[.!?]["'”)*_]*)\s+(?=["'“(*_`[]*[A-Z])/);
  const bare = sentences.map((sentence) => sentence.replace(/^["'“(*_[]+/, '').trim());
  return bare
    .filter((sentence) => isProse || /[.:]( |$)|(\S+ ){5}/.test(sentence))
    .map((part) => ({ line, text: part }));
}

function breaches(passages: Passage[]): Beginning[] {
  return passages.flatMap(sentencesOf).filter(({ text }) => badBeginning(text));
}

const commentLine = /^\s*\{?(?:\/\*\*?|\*(?!\/)|\/\/+|<!--)\s?(.*?)\s*(?:\*\/\}?|-->)?$/;
const trailing = /^(?:[^'"`]|'[^']*'|"[^"]*"|`[^`]*`)*\S\s+\/\/ (.+)$/;
const directive = /^(@\S+|biome-ignore [^:]*:|v8 ignore.*|#\w+)\s*/;

/** Comments as they stand in lines, those of neighbouring lines as one. */
function commentsOf(text: string): Passage[] {
  const found: { line: number; text: string; last: number; isProse: true }[] = [];
  text.split('\n').forEach((whole, index) => {
    const words = (commentLine.exec(whole) ?? trailing.exec(whole))?.[1]?.replace(directive, '');
    if (words === undefined) return;
    const before = found.at(-1);
    const goesOn = before && before.last === index - 1 && !/^\s*(\/\*|\{\/\*)/.test(whole);
    if (goesOn) Object.assign(before, { text: `${before.text} ${words}`, last: index });
    else found.push({ line: index + 1, text: words, last: index, isProse: true });
  });
  return found;
}

/** Sentences in quotes, which are errors, descriptions and words of pages: only those of "What" and "The same". */
function stringsOf(text: string): Passage[] {
  return [...text.matchAll(/(?<=^|[^\w])(['"`])((?:What|The same) .*?)\1/gm)].map(({ index, 2: words = '' }) => ({
    line: text.slice(0, index).split('\n').length,
    text: words,
    isProse: false,
  }));
}

const participleType =
  /(Said|Told|Typed|Asked|Shown|Held|Kept|Found|Known|Given|Seen|Sent|Spent|Taken|Left|Drawn|Grown|Chosen|Meant|Bound|[a-z](?:[^e\W]ed|ied|eed)|[A-Z][a-z]+ing)$/;
const typeNoun =
  /(Booking|Building|Feed|Finding|Heading|Listing|Mapping|Need|Rating|Seed|Setting|Speed|String|Thing|Timing|Wording)s?$/;

function participleTypes(text: string): Beginning[] {
  return text.split('\n').flatMap((line, index) => {
    const name = /^\s*(?:export )?(?:declare )?(?:abstract )?(?:(?:interface|class) |type (?=\w+ ?[<=]))(\w+)/.exec(
      line,
    )?.[1];
    const isBad = name !== undefined && participleType.test(name) && !typeNoun.test(name);
    return isBad ? [{ line: index + 1, text: `type ${name}` }] : [];
  });
}

export function beginningsOfCode(text: string): Beginning[] {
  return [...breaches([...commentsOf(text), ...stringsOf(text)]), ...participleTypes(text)];
}

/** A heading names the work that its part is about: "Deploying", "**Erasing a person.**". */
const labelOfSteps = /^(?:[A-Z][a-z]+ing\b.{0,40}$|\*\*[A-Z][a-z]+ing\b[^*]*\*\* ?)/;

const isGap = (line: string) => /^(\||\s*$)/.test(line);
const startOfBlock = /^\s*(?:#+ |[-*] |\d+\. |> )/;

function blockText(line: string): string {
  const words = line
    .replace(startOfBlock, '')
    .replace(/\]\([^)]*\)/g, ']')
    .trim();
  return /^(#|\*\*)/.test(line) ? words.replace(labelOfSteps, '') : words;
}

/** Paragraphs, list items and headings of a page; fences and tables are no sentences. */
export function beginningsOfPage(markdown: string): Beginning[] {
  const found: { line: number; text: string; isProse: true }[] = [];
  const lines = markdown.replace(/^```[\s\S]*?^```/gm, (fence) => fence.replace(/.+/g, '')).split('\n');
  lines.forEach((line, index) => {
    const before = found.at(-1);
    const goesOn = before && index > 0 && !isGap(lines[index - 1] ?? '') && !startOfBlock.test(line);
    if (isGap(line)) return;
    if (goesOn) before.text += ` ${blockText(line)}`;
    else found.push({ line: index + 1, text: blockText(line), isProse: true });
  });
  return breaches(found);
}

/** English sentences of the catalogue that end with a full stop: a label or a state of a thing is no sentence. */
export function beginningsOfCatalogue(po: string): Beginning[] {
  const lines = po.split('\n').map((line, index) => ({ line: index + 1, words: /^msgid "(.+\.)"$/.exec(line)?.[1] }));
  const sentences = lines.flatMap(({ line, words }) => (words ? [{ line, text: words, isProse: true }] : []));
  return breaches(sentences).filter(({ text }) => /^(What|The same)\b/.test(text));
}
