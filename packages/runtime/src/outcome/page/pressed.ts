/** Matches controls that name an act. A button in red names its act, and is no error. */
export const pressed = 'button,a[href],summary,[role=button],[role=link],[role=menuitem],[role=tab],[role=option]';
