import { implicitRoles } from '../../accessibility/implicit-roles.js';
import { memo } from '../../dom/memo.js';

/** Returns CSS that matches every element of a role: the tags that can have the role, and every `role` attribute. */
export const tagsOfRole: (wanted: string) => string = memo((wanted) => {
  const tags = Object.keys(implicitRoles).filter((tag) => {
    const rule = implicitRoles[tag]!;
    return (typeof rule === 'string' ? rule : rule[0]).split(' ').includes(wanted);
  });
  return ['[role]', ...tags, ...(wanted === 'textbox' ? ['[contenteditable]'] : [])].join();
});
