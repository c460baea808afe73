const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Roles that take their name from their content (WAI-ARIA 1.3, name from content). */
export const namedByContent = words(
  'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab term tooltip treeitem',
);

/** Roles that add nothing to the name around them. Inside content each is a box of its own. */
export const boxed = words(
  'alert alertdialog application article banner blockquote complementary contentinfo dialog document feed figure form grid group image log main marquee menu menubar navigation note progressbar radiogroup search separator status tablist tabpanel timer toolbar tree treegrid',
);
