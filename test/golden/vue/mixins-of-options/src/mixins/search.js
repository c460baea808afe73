export const searching = {
  data: () => ({ search: '' }),
  computed: {
    found() {
      return this.dishes.filter(({ name }) => name.includes(this.search));
    },
  },
};
