/** The name of a component's `<i18n>` blocks among its file's constants. */
export const messageBlocks = '~i18n';
