import type { ManifestField, ManifestTool } from '@webmcp/contract';

import { leftToUser } from './left-to-user.js';

/**
 * Returns the field for which a call hands over to the person: a required field that policy leaves to the user, or any such
 * field of a tool without other fields.
 */
export const keptField = ({ fields }: Pick<ManifestTool, 'fields'>): ManifestField | undefined =>
  fields.find((field) => leftToUser(field) && (field.required || fields.every(leftToUser)));
