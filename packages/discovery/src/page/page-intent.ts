import { isGeneratedId } from '@webmcp/text';

import { controlRoles } from '../intents/model/control-roles.js';
import type { Intent } from '../intents/model/intent.js';
import { noPlace } from '../intents/model/no-place.js';
import { controlOf } from './control-of.js';
import type { IsWritten } from './is-written.js';
import { ownLabels } from './own-text.js';
import type { PageControl, SeenElement } from './seen-element.js';

/** Makes the intent of a control that only the pages show, from everything that the browser knows about it. */
export function pageIntent(
  control: PageControl,
  first: SeenElement,
  { index, boundary }: Pick<Intent, 'index' | 'boundary'>,
  isWritten: IsWritten,
  isInTag?: (text: string) => boolean,
): Intent {
  const { element, snapshot, answers } = first;
  const { constraints, sources = [] } = element;
  const own = controlOf(element, snapshot);
  const isChoice = control.choices !== undefined;
  const kind = isChoice ? { isField: true, control: 'radio' as const } : own;
  return {
    index,
    kind: kind.isField ? 'field' : 'action',
    control: kind.control,
    roles: isChoice
      ? ['group', 'button']
      : [element.role, ...controlRoles[kind.control]].filter((role, at, all) => all.indexOf(role) === at),
    labels: ownLabels(control, isWritten, isInTag),
    constraints: kind.isField ? { ...constraints } : {},
    handlers: answers.handlers,
    boundary,
    ...identityOf(control, first),
    ...(control.choices === undefined ? {} : { options: control.choices.map((label) => ({ label })) }),
    restsOn: 'page',
    ...(answers.unread ? { unread: true as const } : {}),
    source: answers.place ?? sources[0] ?? noPlace,
    sites: [...sources],
  };
}

/** Returns the attributes that a person wrote and that all elements of the control share. */
function identityOf({ seen, choices }: PageControl, { element }: SeenElement): Partial<Intent> {
  const shared = (read: (one: SeenElement) => string | undefined): string | undefined => {
    const values = new Set(seen.map(read));
    return values.size === 1 ? [...values][0] : undefined;
  };
  const domId = shared((one) => one.element.attributes.id);
  const parts = {
    name: shared((one) => one.element.attributes.name),
    domId: domId === undefined || isGeneratedId(domId) ? undefined : domId,
    testId: shared((one) => one.element.testIds[0]?.value),
    placeholder: shared((one) => one.element.attributes.placeholder),
    title: shared((one) => one.element.attributes.title),
    href: element.tag === 'a' ? shared((one) => one.element.attributes.href) : undefined,
  };
  if (choices !== undefined) return {};
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined && value !== ''));
}
