import { defineStore } from 'pinia';

export const useTasks = defineStore('tasks', {
  state: () => ({ project: '', projects: [] as { id: string; name: string }[] }),
  actions: {
    rename(id: string, name: string) {
      this.projects = this.projects.map((one) => (one.id === id ? { ...one, name } : one));
    },
  },
});
