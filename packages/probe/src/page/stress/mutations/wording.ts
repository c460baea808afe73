import type { Random } from './random.js';

/** A text node or attribute that names an element: its own, or its label's. */
export interface Wording {
  read(): string;
  write(text: string): void;
}

function textNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() && !node.parentElement?.closest('script,style,select,textarea,svg,[class*=material-icons]'))
      found.push(node);
  }
  return found;
}

const attributeWording = (element: Element, name: string): Wording => ({
  read: () => element.getAttribute(name) ?? '',
  write: (text) => element.setAttribute(name, text),
});
const textWording = (node: Text): Wording => ({ read: () => node.data.trim(), write: (text) => (node.data = text) });

/** Matches elements that a heading inside names, and not all of their text. */
const titled =
  'form,dialog,fieldset,section,article,aside,main,nav,[role=dialog],[role=group],[role=region],[role=form]';
const headings = 'h1,h2,h3,h4,h5,h6,legend,[role=heading]';

/** Returns the texts that name an element, the longest text of each part; none for an element without words. */
export function wordings(element: Element): Wording[] {
  const found: Wording[] = [];
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const referred = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .flatMap((id) => (id ? (document.getElementById(id) ?? []) : []));
  for (const holder of [...labels, ...referred]) {
    const longest = textNodes(holder).toSorted((a, b) => b.data.trim().length - a.data.trim().length)[0];
    if (longest) found.push(textWording(longest));
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    if (element.getAttribute(name)?.trim()) found.push(attributeWording(element, name));
  if (element.matches('input[type=submit],input[type=button],input[type=reset]') && element.getAttribute('value'))
    found.push(attributeWording(element, 'value'));
  const heading = element.matches(titled) ? element.querySelector(headings) : null;
  if (heading !== null) found.push(...textNodes(heading).slice(0, 1).map(textWording));
  if (!element.matches(`input,select,textarea,${titled}`)) {
    const longest = textNodes(element).toSorted((a, b) => b.data.trim().length - a.data.trim().length)[0];
    if (longest) found.push(textWording(longest));
    for (const image of element.querySelectorAll('img[alt]'))
      if (image.getAttribute('alt')) found.push(attributeWording(image, 'alt'));
  }
  return found;
}

const stock =
  'archive budget cargo delegate export folder garden harbour invoice journal kitchen ledger margin notice orchard parcel quota ribbon signal ticket upload vendor window yearly zone approve cancel delete remove send print share pause reset'.split(
    ' ',
  );

/**
 * Returns other words, capitalised like the text.
 * @param never a text whose words are not used; default: the text itself
 */
export function otherWords(
  like: string,
  random: Random,
  count = Math.max(1, like.split(/\s+/).length),
  never = like,
): string {
  const others = stock.filter((word) => !never.toLowerCase().includes(word));
  const words = Array.from({ length: Math.min(count, 3) }, () => random.pick(others)).join(' ');
  return /^\p{Lu}/u.test(like) ? words[0]!.toUpperCase() + words.slice(1) : words;
}

/** Translates a text into a language without a common word. The same word always has the same translation. */
export function inOtherLanguage(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    let hash = 7;
    for (const letter of word.toLowerCase()) hash = (Math.imul(hash, 33) ^ letter.codePointAt(0)!) >>> 0;
    const syllables = ['ba', 'ke', 'li', 'mo', 'nu', 'ra', 'se', 'ti', 'vo', 'zu'];
    let made = '';
    for (let index = 0; index < 2 + (word.length > 4 ? 1 : 0); index += 1) {
      made += syllables[hash % 10]!;
      hash = Math.floor(hash / 10) + 17;
    }
    return /^\p{Lu}/u.test(word) ? made[0]!.toUpperCase() + made.slice(1) : made;
  });
}
