import { defineStore } from 'pinia';
import { markRaw, type Component } from 'vue';

export const useModal = defineStore('modal', {
  state: () => ({ isOpen: false, view: null as Component | null, props: {} }),
  actions: {
    open(view: Component, props = {}) {
      this.view = markRaw(view);
      this.props = props;
      this.isOpen = true;
    },
  },
});
