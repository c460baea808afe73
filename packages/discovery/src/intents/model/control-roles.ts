import type { ControlKind } from '@webmcp/contract';

/**
 * The roles of each control on the page, likeliest first, by HTML-AAM. Controls without a computed role in Chromium have
 * the nearest role that works.
 */
export const controlRoles: Readonly<Record<ControlKind, readonly string[]>> = {
  text: ['textbox'],
  textarea: ['textbox'],
  email: ['textbox'],
  url: ['textbox'],
  tel: ['textbox'],
  search: ['searchbox'],
  password: ['textbox'],
  number: ['spinbutton'],
  range: ['slider'],
  date: ['textbox'],
  time: ['textbox'],
  'datetime-local': ['textbox'],
  month: ['textbox'],
  week: ['textbox'],
  color: ['textbox'],
  file: ['button'],
  hidden: [],
  select: ['combobox'],
  combobox: ['combobox'],
  listbox: ['listbox'],
  checkbox: ['checkbox'],
  switch: ['switch', 'checkbox'],
  radio: ['radio', 'radiogroup'],
  slider: ['slider'],
  spinbutton: ['spinbutton'],
  contenteditable: ['textbox'],
  button: ['button'],
  submit: ['button'],
  reset: ['button'],
  link: ['link'],
  menuitem: ['menuitem'],
  tab: ['tab'],
  option: ['option'],
  disclosure: ['button'],
  custom: [],
};
