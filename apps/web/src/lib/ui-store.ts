import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Theme settings of the specification, section 3; `reducedMotion` true asks for stillness whatever the system says. */
export type ThemeSettings = {
  mode: 'light' | 'dark'
  primaryColor: string
  fontSize: 'small' | 'medium' | 'large'
  reducedMotion: boolean
}

type UiState = {
  theme: ThemeSettings
  sidebarOpen: boolean
  setTheme: (change: Partial<ThemeSettings>) => void
  setSidebarOpen: (open: boolean) => void
}

export const DEFAULT_THEME: ThemeSettings = {
  mode: 'light',
  primaryColor: '#38a1d6',
  fontSize: 'medium',
  reducedMotion: false,
}

export const useUiStore = create<UiState>()(
  persist(
    (set) => ({
      theme: DEFAULT_THEME,
      sidebarOpen: false,
      setTheme: (change) => set((state) => ({ theme: { ...state.theme, ...change } })),
      setSidebarOpen: (sidebarOpen) => set({ sidebarOpen }),
    }),
    {
      name: 'ui-storage',
      version: 0,
      partialize: ({ theme, sidebarOpen }) => ({ theme, sidebarOpen }),
    },
  ),
)
