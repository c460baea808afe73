// Without a namespace, the names are those of the whole store. The state is in the module's member.
export default {
  state: () => ({ list: [], showForm: false }),
  mutations: {
    toggleForm(state, shown) {
      state.showForm = shown;
    },
    add(state, note) {
      state.list.unshift(note);
    },
    del(state, id) {
      state.list = state.list.filter((note) => note.id !== id);
    },
  },
  actions: {
    saveNote(context, note) {
      context.commit('add', note);
      context.commit('toggleForm', false);
    },
    deleteNote({ commit }, id) {
      commit('del', id);
    },
  },
};
