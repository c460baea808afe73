export {
  ask,
  combobox,
  comboboxOfSeveral,
  dateBox,
  dateParts,
  reach,
  read,
  register,
  registerWith,
  rows,
  stepper,
} from '@webmcp/runtime';
export type { CallResult, CallStatus, Evidence, Manifest } from '@webmcp/contract';
