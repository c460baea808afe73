/** Returns the name of a local that holds a member of `defineExpose`. The component may have a state of the member's own name. */
export const exposedName = (member: string): string => `expose:${member}`;
