import { Dice } from '../../bench/rooms/dice.ts'

/** Dice of one room: three rooms of four are as people furnish them, the rest of any colour and pattern. */
export class Taste extends Dice {
  readonly isSober: boolean
  constructor(seed: number, isSober: boolean) {
    super(seed)
    this.isSober = isSober
  }

  /** Dice for the same taste from another seed. */
  again = (seed: number) => new Taste(seed, this.isSober)

  /** A chance that is usual in sober rooms, and another elsewhere. */
  sober = (usual: number, else_: number) => this.chance(this.isSober ? usual : else_)
}
