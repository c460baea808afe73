import { expect, it } from 'vitest';

import { nameSlug } from '../../src/wording/name-slug.js';

it.each([
  ['book_the_room', 'book_room'],
  ['read_your_cart', 'read_cart'],
  ['go_to_what_is_on_the_shelves', 'go_to_what_is_on_shelves'],
  ['delete_all_notes', 'delete_all_notes'],
  ['the_team', 'the_team'],
  ['this', 'this'],
  ['add_a_new_invoice', 'add_new_invoice'],
  ['send_me_a_letter_of_the_week_and_more', 'send_me_letter_of_week'],
  ['choose_one_of_these_and_those', 'choose_one'],
  ['synchronize_configuration_automatically', 'synchronize_configuration'],
  ['a'.repeat(80), 'a'.repeat(60)],
  ['or', ''],
  ['or_delete_and', 'delete'],
  ['save_or_add', 'save_or_add'],
  ['go_to_sign_in', 'go_to_sign_in'],
  ['read_list_of_the', 'read_list'],
  ['', ''],
])('%s is the name %s', (slug, name) => {
  expect(nameSlug(slug)).toBe(name);
});
