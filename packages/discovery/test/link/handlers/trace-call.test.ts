import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `import { save } from 'api';
  import { useMutation } from 'query';
  const own = (id) => save(id);
  const again = () => { again(); save(1); };
  const remove = useMutation({ mutationFn: (id) => save(id), onSuccess: () => track('removed') });`;
const jquery = `
  const removeRows = () => { $('.row').on('click', () => save(9)); };
  const removeAll = () => { $('.row').on('click', () => save(9)); save(10); };
  const emitAll = () => bus.on('removed', () => save(11));`;
const drawing = `
  const createCard = (one) => \`<div>\${one.name}</div>\`;
  const createOrder = (one) => \`order \${save(one)}\`;
  const createRow = (one) => { save(12); return '<td></td>'; };`;
const inside = `const pick = props.on ? own : save;
  const [list, setList] = useState([]);`;

test.each([
  ['an own function and its calls', '() => own(2)', '{own(2); api/save(2)}'],
  ['a function of a package', '() => save(3)', '{api/save(3)}'],
  ['a function inside itself once', 'again', 'again{again(); api/save(1)}'],
  ['either of two functions', '() => pick(4)', '{pick(4); api/save(4); api/save(4)}'],
  [
    'only the functions of a promise’s methods',
    '() => save(5).then(() => own(6)).finally()',
    '{api/save(5); own(6); api/save(6)}',
  ],
  [
    'the functions of the call that made the callee',
    '() => remove.mutate(7)',
    '{query/useMutation().mutate(7); api/save(7); track("removed")}',
  ],
  ['the state whose method is called', '() => list.push(8)', '{list.push(8)}'],
  ['a name that nothing declares', '() => alert("Saved")', '{alert("Saved")}'],
  ['no name of a function that only attaches listeners', '() => removeRows()', '{$(".row"); $().on("click", {})}'],
  ['no name of a function that only returns markup', '() => log(createCard({}))', '{log("<div>null</div>")}'],
  ['the calls of a function that returns markup', '() => createRow({})', '{api/save(12)}'],
  ['the name of a function that returns another text', '() => createOrder(13)', '{createOrder(13); api/save(13)}'],
  [
    'the name of a function that does more',
    '() => removeAll()',
    '{removeAll(); $(".row"); $().on("click", {}); api/save(10)}',
  ],
  [
    'the functions of events that are no act of a person',
    '() => emitAll()',
    '{emitAll(); bus.on("removed", {}); api/save(11)}',
  ],
])('a handler records %s', (_, expression, expected) => {
  expect(linkedProp(expression, { before: before + jquery + drawing, inside })).toBe(expected);
});
