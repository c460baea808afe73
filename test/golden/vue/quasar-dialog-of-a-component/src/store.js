export function addBudget(name) {
  return fetch('/api/budgets', { method: 'POST', body: name })
}
export function addExpense(budget, amount) {
  return fetch('/api/expenses', { method: 'POST', body: JSON.stringify({ budget, amount }) })
}
