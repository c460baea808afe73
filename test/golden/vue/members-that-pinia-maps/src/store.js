import { defineStore } from 'pinia';

export const useTasks = defineStore('tasks', {
  state: () => ({ tasks: [], adding: false }),
  getters: { open: (state) => state.tasks.filter((task) => !task.done) },
  actions: {
    add(task) {
      this.tasks.push(task);
    },
    remove(id) {
      this.tasks = this.tasks.filter((task) => task.id !== id);
    },
  },
});
