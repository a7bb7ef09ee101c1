import { createRandom } from '../canvas/random.ts'

const side = 256
const mask = side - 1

function smooth(source: Float32Array, radius: number): Float32Array {
  const across = new Float32Array(side * side)
  const out = new Float32Array(side * side)
  const n = radius * 2 + 1
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      let sum = 0
      for (let k = -radius; k <= radius; k++) sum += source[y * side + ((x + k) & mask)] as number
      across[y * side + x] = sum / n
    }
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      let sum = 0
      for (let k = -radius; k <= radius; k++) sum += across[((y + k) & mask) * side + x] as number
      out[y * side + x] = sum / n
    }
  return out
}

function stretch(values: Float32Array): Float32Array {
  let [low, high] = [Infinity, -Infinity]
  for (const v of values) {
    low = Math.min(low, v)
    high = Math.max(high, v)
  }
  return values.map((v) => (v - low) / (high - low))
}

/** A tile of noise, 256 by 256, values 0-1, that repeats without a seam. `grain` is its coarseness in pixels. */
function makeTile(seed: string, grain: number): Float32Array {
  const random = createRandom(seed)
  const raw = Float32Array.from({ length: side * side }, () => random.next())
  return stretch(grain === 0 ? raw : smooth(smooth(raw, grain), grain))
}

const tiles = {
  speck: makeTile('speck', 0),
  grain: makeTile('grain', 1),
  tooth: makeTile('tooth', 2),
  cloud: makeTile('cloud', 14),
  drift: makeTile('drift', 6),
}
/** The grains of noise there are, fine to coarse: speck, grain, tooth, drift, cloud. */
export type Tile = keyof typeof tiles

/** Samples a tile at a pixel; `x` and `y` are any numbers. */
export const noiseAt = (tile: Tile, x: number, y: number): number =>
  tiles[tile][((y & mask) << 8) | (x & mask)] as number
