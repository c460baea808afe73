import { defineStore } from 'pinia'
export const useTasks = defineStore('tasks', {
  state: () => ({ tasks: [], hooks: [] }),
  actions: {
    archive(id) { this.tasks.find((task) => task.id === id).archived = true },
    remove(id) { this.tasks = this.tasks.filter((task) => task.id !== id) },
  },
})
