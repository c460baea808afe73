import { defineComponent, h } from 'vue';

/** Draws a tag that a description names, so no reader of the source knows the tag. */
export const parts = new Map(
  ['button', 'input', 'select', 'form'].map((tag) => [
    tag,
    defineComponent({
      setup:
        (_, { slots, attrs }) =>
        () =>
          h(tag, attrs, slots.default?.()),
    }),
  ]),
);
