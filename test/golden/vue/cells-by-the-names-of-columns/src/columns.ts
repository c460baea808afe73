export const loadColumns = () => JSON.parse(localStorage.getItem('columns') ?? '[]');
