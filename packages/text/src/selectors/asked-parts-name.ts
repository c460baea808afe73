/** The name of the symbol of the window's member for the selectors of elements for which the app's listeners ask. */
export const askedPartsName = 'webmcp.asked-parts';
