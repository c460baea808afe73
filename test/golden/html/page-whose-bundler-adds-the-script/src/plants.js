export const plants = JSON.parse(localStorage.getItem('plants')) || [];
export const save = () => localStorage.setItem('plants', JSON.stringify(plants));
