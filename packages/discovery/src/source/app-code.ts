import type { PageHandler, Source } from '@webmcp/contract';
import { unspacedScript, withoutTitle, words } from '@webmcp/text';

import { codeIn } from '../extract/code/code-in.js';
import { pressedParts } from '../extract/code/pressed-parts.js';
import { scriptsIn } from '../extract/code/scripts-in.js';
import type { FileFacts } from '../extract/facts/facts.js';
import type { AppModel, HandlerEvidence, Label } from '../intents/model/intent.js';
import { handlersOf } from '../intents/values/handlers.js';
import { createRenderer } from '../link/create-renderer.js';
import { functionScope } from '../link/evaluate/call-function.js';
import { linkHandler } from '../link/handlers/link-handler.js';
import { indexApp } from '../link/model/app-index.js';
import { moduleOf, type LexicalScope } from '../link/model/lexical-scope.js';
import { noProps } from '../link/model/passed-props.js';
import { nameFunction } from '../link/model/link-memory.js';
import type { Resolver } from '../link/model/linked.js';
import { rootSite } from '../link/model/render-site.js';
import type { SourceFile } from './read-source.js';
import { tagHandlers } from './tag-handlers.js';

/** The app's code, for questions that only a page raises. */
export interface AppCode {
  /**
   * Reads the function at the place of a page's handler: its calls and sets, followed through the app's own functions.
   * Undefined if the code there cannot be read, or if its event is no act.
   */
  handlerOf(handler: Pick<PageHandler, 'event' | 'at' | 'selector'>): HandlerEvidence | undefined;
  /** Decides whether the function of a page's handler reads which element inside was pressed. */
  readsPressed(handler: Pick<PageHandler, 'at'>): boolean;
  /** Reads the functions in the attributes of the tag at a place, in a file whose templates are not read. */
  handlersOfTag(site: Source): HandlerEvidence[];
  /** Decides whether a file of the app contains a text as whole words. A text that no file contains is data. */
  writes(text: string): boolean;
  /** Decides whether a text is all that a tag of a file contains. */
  writesInTag(text: string): boolean;
  /** Returns the selectors of the elements that listeners of presses ask for. */
  pressedParts(): string[];
}

/**
 * Returns the code of an app. A file is parsed when a page first names a place in it.
 *
 * @param model the app model, whose labels may be composed: no file contains "edit icon" of `:alt="`${name} icon`"`
 */
export function appCode(
  files: readonly SourceFile[],
  facts: readonly FileFacts[],
  resolve: Resolver,
  model?: AppModel,
): AppCode {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const app = indexApp(facts, resolve);
  const known = new Map<string, ReturnType<typeof codeIn>>();
  const codeOf = (file: string): ReturnType<typeof codeIn> | undefined => {
    const text = texts.get(file);
    if (text === undefined) return undefined;
    const code = known.get(file) ?? codeIn(file, text);
    known.set(file, code);
    return code;
  };
  const besideOf = scriptsBeside(facts, app.resolve);
  const byPath = new Map(files.map((file) => [file.path, file]));
  let folded: string | undefined;
  const corpus = (): string => (folded ??= foldedText(files.map((file) => file.text).join('\n')));
  const code: AppCode = {
    handlerOf({ event, at, selector }) {
      const file = codeOf(at.file);
      const found = file?.at(at, selector);
      if (file === undefined || found === undefined) return undefined;
      const renderer = createRenderer(app);
      const beside = besideOf(at.file).map((file) => codeOf(file)?.module.constants ?? {});
      const constants = Object.assign(Object.create(null), ...beside, file.module.constants) as FileFacts['constants'];
      const module = { ...file.module, constants, framework: '', conventions: { holds: 'components' as const } };
      const { scope: top } = moduleOf(module);
      // The use site is not known here. It may listen to each event.
      const outer: LexicalScope = { ...top, owner: { ...top.owner, passed: noProps(true) } };
      const scope = found.around.reduce<LexicalScope>(
        (closure, fn) => functionScope(renderer, { fn, closure, args: [], caller: closure }),
        outer,
      );
      if (found.name !== undefined) nameFunction(renderer.memory, found.fn, found.name);
      const value = linkHandler(renderer, { kind: 'value', value: found.fn, scope }, rootSite());
      return handlersOf([{ name: `on${event.charAt(0).toUpperCase()}${event.slice(1)}`, value, at }])[0];
    },
    readsPressed({ at }) {
      return codeOf(at.file)?.readsPressed(at) ?? false;
    },
    handlersOfTag(site) {
      const file = byPath.get(site.file);
      return file === undefined ? [] : tagHandlers(file, site).flatMap((handler) => code.handlerOf(handler) ?? []);
    },
    writes: writtenText(corpus, model),
    writesInTag: (text) =>
      ['', ' '].some((space) => corpus().includes(`>${space}${foldedText(text).trim()}${space}</`)),
    pressedParts: () => pressedParts(files.filter(mayListen).flatMap(({ path, text }) => scriptsIn(path, text))),
  };
  return code;
}

/** Returns the answer of `writes`, which remembers each text: every look at the pages asks about the same texts. */
function writtenText(corpus: () => string, model: AppModel | undefined): AppCode['writes'] {
  const written = new Map<string, boolean>();
  const composed = new Set(model === undefined ? [] : knownLabels(model).map(foldedText));
  const isWritten = (words: string): boolean =>
    composed.has(words.trim()) ||
    hasWords(corpus(), words) ||
    hasParts(corpus(), words) ||
    (withoutTitle(words) !== words && hasWords(corpus(), withoutTitle(words)));
  return (text) => {
    const before = written.get(text) ?? isWritten(foldedText(text));
    written.set(text, before);
    return before;
  };
}

/** Returns the labels of an app model that have no part which only the run knows. An icon adds its name to a label. */
const knownLabels = ({ intents, boundaries }: AppModel): string[] => [
  ...[...intents, ...boundaries].flatMap(({ labels }) => labels.filter(isKnown).map(({ text }) => text.trim())),
  ...intents.flatMap(({ labels }) => namesWithIcon(labels.filter(isKnown))),
];

const isKnown = ({ parts }: Label): boolean => parts === undefined;

/** Returns the names that a picture with a name of its own gives a control: "plus Add" of Ant Design's `PlusOutlined`. */
function namesWithIcon(labels: readonly Label[]): string[] {
  const texts = labels.flatMap(({ text, from }) => (from === 'icon' ? [] : [text.trim()]));
  const icons = labels.flatMap(({ text, from }) => (from === 'icon' ? [text, words(text).join('-')] : []));
  return icons.flatMap((icon) => texts.flatMap((text) => [`${icon} ${text}`, `${text} ${icon}`]));
}

/** Decides whether a file may hold a listener of presses, or a function of one. The files of a framework hold none. */
const mayListen = ({ path, text }: SourceFile): boolean =>
  /\.(?:[cm]?[jt]s|html?)$/i.test(path) && /\btarget\b|\bclick\b|\.(?:closest|matches|dataset|classList)\b/.test(text);

/**
 * Decides whether a text contains words. A short name is a part of many longer words. In a script without spaces, words
 * have no edge that a reader of text could see.
 */
function hasWords(text: string, words: string): boolean {
  if (unspacedScript.test(words)) return text.includes(words);
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (isEdge(text, at) && isEdge(text, at + words.length)) return true;
  return false;
}

/** A text between two signs without a letter or a digit, such as a drawn icon: `📋 Templates`, `Next →`. */
const betweenSigns = /^((?:[^\p{L}\p{N}\s]+\s+)*)(\S.*?)((?:\s+[^\p{L}\p{N}\s]+)*)$/u;

/** Decides whether a text contains words and the signs around them. Markup often has an element for each sign. */
function hasParts(text: string, words: string): boolean {
  const [, before = '', rest = '', after = ''] = betweenSigns.exec(words.trim()) ?? [];
  const signsAround = `${before} ${after}`.split(/\s+/).filter((sign) => sign !== '');
  return (
    signsAround.length > 0 &&
    /\p{L}/u.test(rest) &&
    signsAround.every((sign) => text.includes(sign)) &&
    hasWords(text, rest)
  );
}

/** Decides whether no word goes on at an index. */
const isEdge = (text: string, at: number): boolean =>
  !/^[\p{L}\p{N}_]{2}$/u.test(text.slice(Math.max(0, at - 1), at + 1));

/** The signs that files write by name. */
const signs: Readonly<Record<string, string>> = { amp: '&', apos: "'", '#39': "'", quot: '"', nbsp: ' ', hellip: '…' };

/**
 * Folds case, white space and the ways to write a sign. A page may show a text in capitals, and a file may wrap or escape
 * it.
 */
const foldedText = (text: string): string =>
  text
    .replaceAll(/&(amp|apos|#39|quot|nbsp|hellip);/g, (_, name: string) => signs[name]!)
    .replaceAll(/\\(['"`])/g, '$1')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

/** Returns a function that lists the classic scripts of the pages that load a script. They share their names. */
function scriptsBeside(facts: readonly FileFacts[], resolve: Resolver): (file: string) => readonly string[] {
  const pages = facts
    .filter(({ conventions }) => conventions.holds === 'pages')
    .map(({ file, imports }) => [
      file,
      ...imports.flatMap(({ local, from }) => (local === '' ? (resolve(file, from) ?? []) : [])),
    ]);
  return (file) => [...new Set(pages.filter((scripts) => scripts.includes(file)).flat())].filter((one) => one !== file);
}
