import type { Value } from '../extract/facts/facts.js';
import type { Intent } from '../intents/model/intent.js';

/** Methods of a form's list, as form libraries name them: `append` of React Hook Form, `push` of Formik, `add` of Ant Design. */
const growing = /^(?:add|append|push|insert|prepend|unshift|insertListItem)$/;

/**
 * Decides whether a button only adds an item to a list of its form: `add()` or `append({ name: '', price: 0 })`. The button
 * passes on nothing that the fields hold. The method is one of a form library, and no function of the app.
 */
export const addsBlankItem = ({ handlers }: Intent): boolean =>
  handlers.length > 0 &&
  handlers.every(({ sets, does: { calls, assigns } }) => {
    const [call, ...others] = calls;
    if (call === undefined || others.length + sets.length + assigns.length > 0 || call.own === true) return false;
    const [owner = '', ...path] = call.callee;
    const isOfLibrary = path.length === 0 || /^use[A-Z]\w*\(\)$/.test(owner);
    return isOfLibrary && growing.test(call.callee.at(-1) ?? '') && call.args.every(isBlank);
  });

/** Decides whether a value is written out. A reference may be what a field holds. */
function isBlank(value: Value): boolean {
  switch (value.kind) {
    case 'literal':
      return true;
    case 'object':
      return value.spreads.length === 0 && value.entries.every((entry) => isBlank(entry.value));
    case 'array':
      return value.items.every(isBlank);
    default:
      return false;
  }
}
