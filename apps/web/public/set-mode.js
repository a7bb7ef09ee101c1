// Before the first paint, so that nobody who reads in the dark is blinded by paper while the app loads.
try {
  const { theme } = JSON.parse(localStorage.getItem('ui-storage')).state
  document.documentElement.dataset.mode = theme.mode === 'dark' ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.mode = 'light'
}
