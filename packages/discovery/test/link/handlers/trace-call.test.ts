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
const branching = `
  const run = (kind) => { switch (kind) { case 'keep': save(13); break; case 'drop': save(14); break; default: save(15); } };
  const falls = (kind) => { switch (kind) { case 'keep': save(16); case 'drop': save(17); } };
  const changed = (kind) => { kind = props.kind; if (kind === 'keep') save(18); else save(19); };
  const tested = (kind, by) => { if (kind === 'keep' && by) save(20); if (kind !== 'keep') save(21); };`;
const inside = `const pick = props.on ? own : save;
  const [list, setList] = useState([]);`;

test.each([
  ['an own function and its calls', '() => own(2)', '{own(2); api/save(2)}'],
  ['a function of a package', '() => save(3)', '{api/save(3)}'],
  ['a function inside itself once', 'again', 'again{again(); api/save(1)}'],
  ['the case of a given argument', "() => run('drop')", '{run("drop"); api/save(14)}'],
  ['the other case of a given argument', "() => run('share')", '{run("share"); api/save(15)}'],
  [
    'all cases of an unknown argument',
    '() => run(props.kind)',
    '{run(props.kind); api/save(13); api/save(14); api/save(15)}',
  ],
  ['a case that continues in the next', "() => falls('keep')", '{falls("keep"); api/save(16); api/save(17)}'],
  [
    'both branches for a parameter that changes',
    "() => changed('keep')",
    '{changed("keep"); api/save(18); api/save(19)}',
  ],
  ['a branch that a part of its test rules out', "() => tested('drop', 1)", '{tested("drop", 1); api/save(21)}'],
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
  expect(linkedProp(expression, { before: before + jquery + drawing + branching, inside })).toBe(expected);
});
