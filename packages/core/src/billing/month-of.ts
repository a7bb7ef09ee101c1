/** The calendar month that holds `now`, in UTC: its name, and the moments it begins and ends. */
export function monthOf(now: Date): { name: string; start: Date; end: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return {
    name: now.toISOString().slice(0, 7),
    start: new Date(Date.UTC(year, month, 1)),
    end: new Date(Date.UTC(year, month + 1, 1)),
  }
}
