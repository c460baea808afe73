import { same, type Mutation } from './mutation.js';

const hashed = /^(?:css|sc|jss)-[a-z\d]{6}$/;
const generated = /^(?::r[\da-z]+:|radix-:r[\da-z]+:|mui-\d+|input-\d+|el-id-\d+-\d+|headlessui-control-\d+)$/;

function renameId(element: Element, to: string): void {
  const from = element.id;
  element.id = to;
  for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list'])
    for (const user of document.querySelectorAll(`[${name}~="${CSS.escape(from)}"]`))
      user.setAttribute(
        name,
        user
          .getAttribute(name)!
          .split(/\s+/)
          .map((id) => (id === from ? to : id))
          .join(' '),
      );
}

/** Renames the classes of CSS-in-JS libraries, as each build does. */
export const hashedClassesChange: Mutation = {
  name: 'hashed classes change',
  kind: 'evolve',
  apply: (target, random) => {
    const renamed = new Map<string, string>();
    for (const element of document.body.querySelectorAll('[class]'))
      for (const token of element.className.toString().split(/\s+/))
        if (hashed.test(token)) {
          if (!renamed.has(token)) renamed.set(token, `css-${random.token(6)}`);
          element.classList.replace(token, renamed.get(token)!);
        }
    return same(target);
  },
};

/** Renumbers generated ids and their references, as each render may do. */
export const generatedIdsChange: Mutation = {
  name: 'generated ids change',
  kind: 'evolve',
  apply: (target, random) => {
    for (const element of document.body.querySelectorAll('[id]'))
      if (generated.test(element.id))
        renameId(
          element,
          element.id.replace(/\d[\da-z]*/g, () => String(100 + random.integer(900))),
        );
    return same(target);
  },
};

/** Removes all test ids, as a production build may do. */
export const testIdDropped: Mutation = {
  name: 'testid dropped',
  kind: 'evolve',
  apply: (target) => {
    for (const element of document.querySelectorAll('[data-testid]')) element.removeAttribute('data-testid');
    return same(target);
  },
};
