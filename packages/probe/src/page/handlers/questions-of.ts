import { dataAttribute, questionsByMember, questionSelector, type PressQuestion } from '@webmcp/text';
import { pressedIn } from './pressed-in.js';
import { withoutAskedParts } from './without-asked-parts.js';

/** The questions of a function about the element pressed, by its text. */
export interface Questions {
  /** The elements that the function may serve: any, none, or those that match its selectors. */
  serves: 'any' | 'none' | 'asked';
  selectors: readonly string[];
}

/** Matches a function that does nothing. */
const isEmpty = /^(?:async\s+)?(?:function\b\s*)?#?[\w$]*\s*(?:\([^)]*\))?\s*(?:=>)?\s*\{\s*\}$/;

/** Matches a function that only stops the event. */
const onlyStops =
  /^(?:function\b\s*)?#?[\w$]*\s*\(?\s*([\w$]+)\s*\)?\s*(?:=>)?\s*\{?\s*(?:return\s+)?\1\.(?:stopPropagation|stopImmediatePropagation|preventDefault)\(\);?\s*\}?$/;

/** Matches the head of a function, with the name or the pattern of its first parameter. */
const header =
  /^(?:async\s+)?(?:function\b\s*)?(?:#?[\w$]*\s*\(\s*(?:\{((?:[^{}]|\{[^{}]*\})*)\}|([\w$]*))|([\w$]+)\s*=>)/;

/** Matches questions whether a press was outside of a part of the page. */
const outside = /\.contains\(\s*(?:§|[\w$.]*\btarget)\s*\)|composedPath\(\)\s*\.\s*includes\([^)]*\)/g;

/** A text in quotes. */
const quoted = String.raw`(?:'([^']*)'|"([^"]*)"|\x60([^\x60$]*)\x60)`;

/** A place at which a value counts as true or false. */
const asTest = { before: String.raw`(?<=(?:if\s*\(|&&|\|\|)\s*!?\s*)`, after: String.raw`(?=\s*(?:\)|&&|\|\|))` };

const member = String.raw`[§¤]\??\.`;

/** The form of a question in a text. There, `§` is the pressed element, and `¤` an element that `closest` found. */
interface QuestionForm {
  form: RegExp;
  question(how: string, text: string): PressQuestion;
}

const valueOf = Object.keys(questionsByMember).join('|');

const forms: readonly QuestionForm[] = [
  {
    form: new RegExp(String.raw`${member}(closest|matches)\(\s*${quoted}\s*\)`, 'g'),
    question: (_, selector) => ({ asks: 'matches', selector }),
  },
  {
    form: new RegExp(String.raw`${member}(classList)\??\.contains\(\s*${quoted}\s*\)`, 'g'),
    question: (_, name) => ({ asks: 'class', name }),
  },
  {
    form: new RegExp(String.raw`${member}(className)\??\.includes\(\s*${quoted}\s*\)`, 'g'),
    question: (_, value) => ({ asks: 'attribute', name: 'class*', value }),
  },
  {
    form: new RegExp(String.raw`${member}(${valueOf})\s*(?:===?|!==?)\s*${quoted}`, 'g'),
    question: (how, value) => questionsByMember[how]!(value),
  },
  {
    form: new RegExp(String.raw`${member}dataset\??\.([\w$]+)\s*(?:===?|!==?)\s*${quoted}`, 'g'),
    question: (name, value) => ({ asks: 'attribute', name: dataAttribute(name), value }),
  },
  {
    form: new RegExp(String.raw`${member}getAttribute\(\s*['"]([\w:-]+)['"]\s*\)\s*(?:===?|!==?)\s*${quoted}`, 'g'),
    question: (name, value) => ({ asks: 'attribute', name, value }),
  },
  {
    form: new RegExp(String.raw`${asTest.before}${member}(dataset\??\.[\w$]+)${asTest.after}`, 'g'),
    question: (path) => ({ asks: 'attribute', name: dataAttribute(path.replace(/^.*\./, '')) }),
  },
  {
    form: new RegExp(
      String.raw`${asTest.before}${member}((?:has|get)Attribute)\(\s*${quoted}\s*\)${asTest.after}`,
      'g',
    ),
    question: (_, name) => ({ asks: 'attribute', name }),
  },
];

/** Texts are long and listeners of the document serve all elements, so each text is read once. */
const known = new WeakMap<object, Questions>();

/** Returns the questions of a listener. A bound function has no text; see {@link readBound}. */
export function questionsOf(listener: unknown): Questions {
  if (typeof listener !== 'function' && (typeof listener !== 'object' || listener === null))
    return { serves: 'any', selectors: [] };
  const questions = known.get(listener) ?? readQuestions(listener);
  known.set(listener, questions);
  return questions;
}

/** Gives a bound function the questions of the function that it calls. */
export function readBound(bound: object, target: object): void {
  known.set(bound, readQuestions(target));
}

function readQuestions(listener: object): Questions {
  const text = textOf(listener);
  if (text === undefined || text.includes('[native code]')) return { serves: 'any', selectors: [] };
  const [head = '', pattern, named, bare] = header.exec(text) ?? [];
  const event = named ?? bare ?? '';
  const body = pressedIn(text.slice(head.length), event, pattern);
  const { rest, selectors } = asked(body);
  if (isEmpty.test(text) || onlyStops.test(text)) return { serves: 'none', selectors };
  const isOpaque = event === '' && pattern === undefined && typeof listener === 'function' && listener.length > 0;
  const others = withoutAskedParts(rest).replace(outside, '');
  return { serves: isOpaque || looksAtTarget(others, event) ? 'any' : 'asked', selectors };
}

/** Returns the selectors that a body asks for, and the body with `?` for each question. */
function asked(body: string): { rest: string; selectors: string[] } {
  const selectors: string[] = [];
  let rest = body;
  for (const { form, question } of forms)
    rest = rest.replace(form, (found: string, how: string, ...texts: (string | undefined)[]) => {
      const text = texts.slice(0, 3).find((one) => typeof one === 'string') ?? '';
      selectors.push(questionSelector(question(how, text)));
      return /!==?/.test(found) ? '!?' : '?';
    });
  rest = rest.replace(switches, (found: string, path: string, cases: string) => {
    const values = [...cases.matchAll(new RegExp(String.raw`\bcase\s*${quoted}\s*:`, 'g'))];
    const questions = values.flatMap(([, one, two, three]) => caseQuestion(path, one ?? two ?? three ?? '') ?? []);
    if (questions.length === 0 || questions.length < values.length) return found;
    selectors.push(...questions.map(questionSelector));
    return /\bdefault\s*:/.test(cases) ? found : '';
  });
  return { rest, selectors };
}

/** Matches a `switch` over a member of the pressed element, with blocks of at most two levels inside. */
const switches =
  /\bswitch\s*\(\s*[§¤]\??\.([\w$.?]+(?:\(\s*['"][\w:-]+['"]\s*\))?)\s*\)\s*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

function caseQuestion(path: string, value: string): PressQuestion | undefined {
  const [, data] = /^dataset\??\.([\w$]+)$/.exec(path) ?? [];
  if (data !== undefined) return { asks: 'attribute', name: dataAttribute(data), value };
  const [, name] = /^getAttribute\(\s*['"]([\w:-]+)['"]\s*\)$/.exec(path) ?? [];
  if (name !== undefined) return { asks: 'attribute', name, value };
  return Object.hasOwn(questionsByMember, path) ? questionsByMember[path]!(value) : undefined;
}

/** Decides whether the rest of a function may find out which element was pressed. */
const looksAtTarget = (rest: string, event: string): boolean =>
  rest.includes('§') ||
  /\b(?:target|srcElement|composedPath|activeElement|arguments)\b/.test(rest) ||
  (event !== '' && new RegExp(`(?<![\\w$.])${escaped(event)}(?![\\w$])(?!\\s*\\??\\.)`).test(rest)) ||
  (event !== 'event' && /(?<![\w$.'"])event\b(?!['"])/.test(rest));

const escaped = (name: string): string => name.replaceAll('$', String.raw`\$`);

/** The texts of all functions that were judged in this page. */
export const textsRead = new Set<string>();

function textOf(listener: unknown): string | undefined {
  try {
    const text = Function.prototype.toString.call(listener);
    textsRead.add(text);
    return text;
  } catch {
    // A listener of another kind, or a proxy that refuses.
    return undefined;
  }
}
