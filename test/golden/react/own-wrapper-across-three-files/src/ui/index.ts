export { Control } from './control';
export { SelectField } from './select-field';
