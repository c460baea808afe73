import { keep } from '../services/dishes';
import { searching } from './search';

export default {
  mixins: [searching],
  data() {
    return { current: null, key: 'dishes' };
  },
  methods: {
    edit(dish) {
      this.current = { ...dish };
    },
    save() {
      this.dishes = this.dishes.map((dish) => (dish.id === this.current.id ? this.current : dish));
      keep(this.key, this.dishes);
      this.current = null;
    },
    remove(dish) {
      if (!window.confirm(`Delete ${dish.name}?`)) return;
      this.dishes = this.dishes.filter(({ id }) => id !== dish.id);
      keep(this.key, this.dishes);
    },
  },
};
