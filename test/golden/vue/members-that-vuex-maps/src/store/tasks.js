import axios from 'axios';
export default {
  namespaced: true,
  state: () => ({ items: [], editing: null }),
  getters: { openTasks: (state) => state.items.filter((t) => !t.done) },
  mutations: {
    ADD_TASK(state, task) { state.items.push(task); },
    REMOVE_TASK(state, id) { state.items = state.items.filter((t) => t.id !== id); },
    TOGGLE(state, id) { const t = state.items.find((t) => t.id === id); t.done = !t.done; },
    setEditing(state, t) { state.editing = t; },
  },
  actions: {
    async addTask({ commit }, task) { const { data } = await axios.post('/api/tasks', task); commit('ADD_TASK', data); },
    async removeTask({ commit }, id) { await axios.delete(`/api/tasks/${id}`); commit('REMOVE_TASK', id); },
  },
};
