import { useId } from 'react'

type SkyProps = { from: string; to: string; width?: number; height?: number }

/** The air of a scene, from its top to its horizon. */
export function Sky({ from, to, width = 200, height = 140 }: SkyProps) {
  const id = useId()
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </>
  )
}
