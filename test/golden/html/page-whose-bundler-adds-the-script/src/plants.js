export const addPlant = (name) => fetch('/plants', { method: 'POST', body: name });
