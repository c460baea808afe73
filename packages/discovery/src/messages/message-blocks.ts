/** The name that a component's `<i18n>` blocks have among its file's constants. */
export const messageBlocks = '~i18n';
