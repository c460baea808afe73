import { create } from 'zustand';

export const usePlanStore = create((set) => ({
  plans: {},
  month: '2026-11',
  undoMinutes: 30,
  showTotals: false,
  isHelpOpen: false,
  isExpired: false,
  savePlan: (month, plan) => set((state) => ({ plans: { ...state.plans, [month]: plan } })),
  updateSettings: (partial) =>
    set((state) => {
      const changes = {};
      let changed = false;
      for (const key of Object.keys(partial || {})) {
        if (state[key] !== partial[key] && partial[key] !== undefined) {
          changes[key] = partial[key];
          changed = true;
        }
      }
      return changed ? changes : {};
    }),
  setShowTotals: (showTotals) => set({ showTotals }),
  openHelp: () => set({ isHelpOpen: true }),
}));
