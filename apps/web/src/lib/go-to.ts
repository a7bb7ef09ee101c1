type Go = (path: string) => void

let go: Go = (path) => location.assign(path)

/** Gives code outside React the router's navigation. */
export function setNavigation(next: Go): void {
  go = next
}

/** Leads to another page of the app. */
export function goTo(path: string): void {
  go(path)
}
