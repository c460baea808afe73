import { createStore } from 'vuex';
import notes from './notes';
import tasks from './tasks';

export default createStore({
  modules: { notes, tasks },
  state: { dialog: false, filter: 'all' },
  mutations: {
    OPEN_DIALOG(state) {
      state.dialog = true;
    },
    closeDialog(state) {
      state.dialog = false;
    },
    setFilter(state, filter) {
      state.filter = filter;
    },
  },
});
