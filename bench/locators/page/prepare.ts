import type { Random } from '../../../packages/probe/src/page/stress/index.js';

export const interactive =
  'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=link],[role=tab],[role=checkbox],[role=switch],[role=menuitem],[contenteditable=true]';

/** What build tools and component libraries leave in a page: hashed classes, generated ids. */
export function addMachineMarks(random: Random): void {
  const classes = new Map<string, string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg,script,style')) continue;
    const shape = `${element.localName}.${element.className}`;
    if (!classes.has(shape)) classes.set(shape, `css-${random.token(6)}`);
    if (random.chance(0.7)) element.classList.add(classes.get(shape)!);
    if (!element.id && element.matches(interactive) && random.chance(0.25)) {
      const counter = random.integer(900) + 10;
      element.id = random.pick([
        `:r${counter.toString(36)}:`,
        `mui-${counter}`,
        `input-${counter}`,
        `el-id-1024-${counter}`,
        `headlessui-control-${counter}`,
        `radix-:r${counter.toString(36)}:`,
      ]);
    }
  }
}

/** Usable interactive elements by chance, at most half of them links where there is enough else. */
export function chooseTargets(random: Random, count: number, usable: (element: Element) => boolean): Element[] {
  const all = random.shuffle([...document.body.querySelectorAll(interactive)].filter(usable));
  const links = all.filter((element) => element.localName === 'a');
  const others = all.filter((element) => element.localName !== 'a');
  const wanted = others.slice(0, Math.max(Math.ceil(count / 2), count - links.length));
  return [...wanted, ...links.slice(0, count - wanted.length)];
}
