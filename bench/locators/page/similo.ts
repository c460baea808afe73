/**
 * Similo (Nass, Alégroth, Feldt, Leotta, Ricca 2023): fourteen properties, each compared and weighted, the best sum
 * wins always. Weights as published: 1.5 for the stable ones, 0.5 for the rest. Here neighbour text is the text of the
 * parent without the element's own.
 */
interface Properties {
  tag: string;
  classes: string;
  name: string;
  id: string;
  href: string;
  alt: string;
  xpath: string;
  idXpath: string;
  button: string;
  location: [number, number];
  area: number;
  shape: number;
  text: string;
  neighbours: string;
}

function xpath(element: Element, stopAtId: boolean): string {
  let path = '';
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (stopAtId && at.id && at !== element) return `id(${at.id})${path}`;
    let position = 1;
    for (let sibling = at.previousElementSibling; sibling; sibling = sibling.previousElementSibling)
      if (sibling.localName === at.localName) position += 1;
    path = `/${at.localName}[${position}]${path}`;
  }
  return path;
}

export function properties(element: Element): Properties {
  const box = element.getBoundingClientRect();
  const text = (element.textContent || element.getAttribute('value') || element.getAttribute('placeholder') || '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  const type = element.getAttribute('type') ?? '';
  return {
    tag: element.localName,
    classes: element.getAttribute('class') ?? '',
    name: element.getAttribute('name') ?? '',
    id: element.id,
    href: element.getAttribute('href') ?? '',
    alt: element.getAttribute('alt') ?? '',
    xpath: xpath(element, false),
    idXpath: xpath(element, true),
    button:
      /^(button|submit|reset)$/.test(type) ||
      element.localName === 'button' ||
      /\bbtn\b/.test(element.className.toString())
        ? 'yes'
        : 'no',
    location: [box.x, box.y],
    area: box.width * box.height,
    shape: box.height ? box.width / box.height : 0,
    text,
    neighbours: (element.parentElement?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 80),
  };
}

function edit(a: string, b: string): number {
  if (a === b) return 1;
  if (!a || !b) return 0;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return 1 - row[b.length]! / Math.max(a.length, b.length);
}
const equal = (a: string, b: string): number => (a && a === b ? 1 : 0);
const words = (a: string, b: string): number => {
  const [left, right] = [new Set(a.toLowerCase().split(' ')), new Set(b.toLowerCase().split(' '))];
  const shared = [...left].filter((word) => word && right.has(word)).length;
  return shared / Math.max(left.size, right.size, 1);
};
const ratio = (a: number, b: number): number => (Math.max(a, b) ? Math.min(a, b) / Math.max(a, b) : 0);

function similarity(a: Properties, b: Properties): number {
  const distance = Math.hypot(a.location[0] - b.location[0], a.location[1] - b.location[1]);
  return (
    1.5 * equal(a.tag, b.tag) +
    0.5 * edit(a.classes, b.classes) +
    1.5 * equal(a.name, b.name) +
    1.5 * equal(a.id, b.id) +
    0.5 * edit(a.href, b.href) +
    0.5 * edit(a.alt, b.alt) +
    0.5 * edit(a.xpath, b.xpath) +
    0.5 * edit(a.idXpath, b.idXpath) +
    0.5 * equal(a.button, b.button) +
    0.5 * Math.max(0, 1 - distance / 100) +
    0.5 * ratio(a.area, b.area) +
    0.5 * ratio(a.shape, b.shape) +
    1.5 * edit(a.text, b.text) +
    1.5 * words(a.neighbours, b.neighbours)
  );
}

export function similo(captured: Properties): Element | null {
  let best: Element | null = null;
  let top = -1;
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script,style,svg') || !element.checkVisibility()) continue;
    const score = similarity(captured, properties(element));
    if (score > top) [best, top] = [element, score];
  }
  return best;
}
