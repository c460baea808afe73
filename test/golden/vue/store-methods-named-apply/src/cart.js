import { defineStore } from 'pinia';

export const useCart = defineStore('cart', {
  state: () => ({ items: [], coupon: null }),
  actions: {
    apply(code) {
      this.coupon = code;
    },
    call(item) {
      item.called = true;
    },
  },
});
