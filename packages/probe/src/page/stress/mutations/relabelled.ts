import { same, type Mutation } from './mutation.js';
import { inOtherLanguage, otherWords, wordings } from './wording.js';

/** Edits the target's texts slightly. */
export const smallLabelEdit: Mutation = {
  name: 'small label edit',
  kind: 'evolve',
  apply: (target, random) => {
    const words = wordings(target);
    if (!words.length) return undefined;
    const edit = random.pick<(text: string) => string>([
      (text) => `${text}…`,
      (text) => `${text} ${random.pick(['now', 'here', 'all', 'again'])}`,
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => `${text}:`,
      (text) => (/s$/i.test(text) ? text.slice(0, -1) : `${text}s`),
      (text) => `Your ${text}`,
      (text) => `${text} (${random.integer(40)})`,
    ]);
    for (const wording of words) wording.write(edit(wording.read()));
    return same(target);
  },
};

/** Replaces one word of the target's texts. */
export const wordReplaced: Mutation = {
  name: 'word of label replaced',
  kind: 'evolve',
  apply: (target, random) => {
    const words = wordings(target);
    if (!words.length) return undefined;
    const [first] = words;
    const parts = first!.read().split(/\s+/);
    const replaced = random.pick(parts);
    const by = otherWords(replaced, random, 1);
    for (const wording of words) {
      const text = wording.read();
      if (text.includes(replaced)) wording.write(text.replace(replaced, by));
    }
    return same(target);
  },
};

/** Translates all texts of the page. */
export const languageSwitched: Mutation = {
  name: 'language switched',
  kind: 'apart',
  apply: (target) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!node.parentElement?.closest('script,style')) node.data = inOtherLanguage(node.data);
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        element.setAttribute(name, inOtherLanguage(element.getAttribute(name)!));
    for (const element of document.body.querySelectorAll('input[type=submit],input[type=button],input[type=reset]'))
      if (element.hasAttribute('value')) element.setAttribute('value', inOtherLanguage(element.getAttribute('value')!));
    return same(target);
  },
};
