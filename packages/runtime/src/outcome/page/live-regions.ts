import { knownMarks } from '@webmcp/text';

/** Matches a box with a message: by its role, or by a class if the library sets no role on the box. */
export const alerts = `[role=alert],[aria-live=assertive],${knownMarks.alert}`;

/** Matches every live region. */
export const live = `${alerts},[role=status],[aria-live=polite],output`;
