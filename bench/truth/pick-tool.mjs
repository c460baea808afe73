/**
 * Picks the tool of a job by the labels of its controls, never by the tool's own name.
 *
 * A matcher holds any of these; all of them must fit:
 *
 * - `action`: the text of the action, exact or a RegExp: a label, accessible name, icon or id of the action's element.
 * - `fields`: labels that the tool has; `only: true` allows no further field.
 * - `row`: true or false; `noAction`: true for a tool without an action; `kind`: the kind in the map, or a RegExp.
 * - `opener`: the text of one control that is pressed on the way.
 * - `place`: the text of the container, heading or region around the action.
 * - `read`: the kind of a read in the map, for example `figures`.
 *
 * @param route The address of the call. Tools of a state with that address come first.
 * @returns The first tool that fits, or undefined. Fewer fields come first, so that a matcher need not name what is absent.
 * Among reads, records come before figures, details and the page, for the same reason.
 */
export function pickTool(map, matcher, route = '/') {
  const fitting = map.tools.filter((tool) => fits(tool, matcher));
  const here = (tool) => (isOfRoute(map, tool, route) ? 0 : 1);
  const later = ({ read }) => ['figures', 'details', 'page'].indexOf(read?.kind);
  return fitting.sort(
    (one, other) => here(one) - here(other) || one.fields.length - other.fields.length || later(one) - later(other),
  )[0];
}

/** True if the tool was seen in a state of the route. A part of a pattern as `:id` fits any text. */
export function isOfRoute({ states }, tool, route) {
  // A router in the hash has its path behind `#/`.
  const parts = (path) =>
    path
      .replace(/^[^#]*#\//u, '/')
      .split(/[?#]/u)[0]
      .split('/');
  const fit = (pattern) =>
    parts(pattern).length === parts(route).length &&
    parts(pattern).every((part, at) => part.startsWith(':') || part === parts(route)[at]);
  return states.some(({ id, route: pattern }) => tool.states.includes(id) && fit(pattern));
}

/** Decides whether a tool fits a matcher. */
export function fits(tool, { action, fields, only, row, noAction, kind, opener, place, read }) {
  const labels = tool.fields.map(({ label }) => label);
  const steps = (tool.reach ?? []).flatMap(({ target }) => (target === undefined ? [] : textsOf(target)));
  return (
    (action === undefined || (tool.action !== undefined && some(textsOf(tool.action), action))) &&
    (fields === undefined || fields.every((label) => some(labels, label))) &&
    (only !== true || labels.length === (fields ?? []).length) &&
    (row === undefined || row === (tool.row !== undefined)) &&
    (noAction !== true || tool.action === undefined) &&
    (kind === undefined || some([tool.kind], kind)) &&
    (opener === undefined || some(steps, opener)) &&
    (read === undefined || tool.read?.kind === read) &&
    (place === undefined || some(placesOf(tool), place))
  );
}

const some = (texts, wanted) =>
  texts.some((text) => (wanted instanceof RegExp ? wanted.test(text) : text.trim() === wanted));

/** The texts of a target: names in its selectors, labels and icon of its fingerprint. */
function textsOf({ selectors, fingerprint = {} }) {
  const names = selectors.map(({ strategy, value }) => (strategy === 'role' ? nameOf(value) : value));
  const { labels = [], name, id, icon } = fingerprint;
  return [...names, ...labels, name, id, icon].filter((text) => typeof text === 'string' && text !== '');
}

const nameOf = (value) => {
  const name = /\[name=("(?:[^"\\]|\\.)*")/u.exec(value)?.[1];
  return name === undefined ? value : JSON.parse(name);
};

const placesOf = (tool) => [
  ...(tool.container === undefined ? [] : textsOf(tool.container)),
  ...(tool.action?.fingerprint?.scope ?? []),
];

/**
 * Returns the arguments of a call: values by label become values by key.
 *
 * @throws {Error} If the tool has no field of that label, or no row.
 */
export function argumentsOf(tool, { fields = {}, row, args = {} }) {
  const byKey = Object.entries(fields).map(([label, value]) => {
    const field = tool.fields.find((one) => one.label === label) ?? tool.fields.find((one) => one.key === label);
    if (field === undefined)
      throw new Error(`no field "${label}" among ${tool.fields.map((one) => one.label).join(', ')}`);
    return [field.key, value];
  });
  if (row !== undefined && tool.row === undefined) throw new Error('no row parameter');
  return { ...Object.fromEntries(byKey), ...(row === undefined ? {} : { [tool.row.param]: row }), ...args };
}
