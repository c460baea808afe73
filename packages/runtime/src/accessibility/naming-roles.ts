const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Roles that are named by what is in them (WAI-ARIA 1.3, name from content). */
export const namedByContent = words(
  'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab term tooltip treeitem',
);

/** Met inside content, these are boxes of their own and add nothing to the name around them. */
export const boxed = words(
  'alert alertdialog application article banner blockquote complementary contentinfo dialog document feed figure form grid group image log main marquee menu menubar navigation note progressbar radiogroup search separator status tablist tabpanel timer toolbar tree treegrid',
);
